// The rule text beside the board: any chip opens it.
import { getContext, setContext } from "svelte";
import { api, type RuleText } from "./api";

const KEY = Symbol("rules");

export class Rules {
  id = $state("");
  text = $state.raw<RuleText | null>(null);
  failed = $state(false);

  constructor(private readonly ruleset: () => string) {
    setContext(KEY, this);
  }

  async open(id: string): Promise<void> {
    if (this.id === id) return this.close();
    this.id = id;
    this.text = null;
    this.failed = false;
    try {
      const text = await api.rule(this.ruleset(), id);
      if (this.id === id) this.text = text;
    } catch {
      this.failed = this.id === id;
    }
  }

  close(): void {
    this.id = "";
    this.text = null;
  }
}

export const useRules = () => getContext<Rules | undefined>(KEY);
