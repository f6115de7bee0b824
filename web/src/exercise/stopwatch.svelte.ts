/** A stopwatch that runs while a page is looked at: `$effect(() => stopwatch.run())`. */

export class Stopwatch {
  ms = $state(0);

  constructor(
    from = 0,
    readonly now: () => number = () => performance.now(),
  ) {
    this.ms = from;
  }

  /** Count the time from here on; what it gives back stops it. */
  run(): () => void {
    let last = this.now();
    const look = (): void => {
      const now = this.now();
      if (!document.hidden) this.ms += now - last;
      last = now;
    };
    const timer = setInterval(look, 200);
    return () => {
      look();
      clearInterval(timer);
    };
  }
}
