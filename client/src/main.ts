import { mount } from "svelte";
import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource-variable/source-sans-3/wght-italic.css";
import "@fontsource/barlow-condensed/latin-500.css";
import "@fontsource/barlow-condensed/latin-600.css";
import "@fontsource/barlow-condensed/latin-700.css";
import "@fontsource/barlow-condensed/latin-ext-500.css";
import "@fontsource/barlow-condensed/latin-ext-600.css";
import "./app.css";
import App from "./App.svelte";
import { appearance, applyAppearance } from "./lib/storage";

applyAppearance(appearance());
mount(App, { target: document.getElementById("app")! });
