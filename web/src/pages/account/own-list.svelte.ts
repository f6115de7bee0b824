/** What the server keeps of one's own: a list, read again after whatever was done about it. */
import type { App } from "../../shell/app.svelte.ts";

export class OwnList<Each> {
  all = $state.raw<readonly Each[]>([]);
  readonly #app: App;
  readonly #read: () => Promise<readonly Each[]>;

  /** To be made while a component is: it reads the list when that is there. */
  constructor(app: App, read: () => Promise<readonly Each[]>) {
    this.#app = app;
    this.#read = read;
    $effect(() => {
      void this.after(() => Promise.resolve());
    });
  }

  /** Do something about it, and read it again; what goes wrong is told. */
  async after(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.all = await this.#read();
    } catch (error) {
      this.#app.complain(error);
    }
  }
}
