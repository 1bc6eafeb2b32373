// What the page is shown on.
import { MediaQuery } from "svelte/reactivity";

/** A screen so narrow that card, sheets and log share a sheet below the map. */
export const narrow = new MediaQuery("max-width: 760px");
/** A screen that is touched: no keys are at hand, and no pointer hovers. */
export const touched = new MediaQuery("pointer: coarse");
