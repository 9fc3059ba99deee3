/** What is new on the table has to be seen before anything is decided: for a moment nothing can be confirmed. */
const MOMENT = 400; // milliseconds: longer than a double click takes, shorter than anybody minds

class Settling {
  /** Whether something was shown only just now. */
  busy = $state(false);
  private timer = 0;

  /** Something new is shown. */
  stir(): void {
    this.busy = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.settle(), MOMENT);
  }

  /** The player has looked, and does something about it: what they confirm next, they have chosen since then. */
  settle(): void {
    clearTimeout(this.timer);
    this.busy = false;
  }
}
export const settling = new Settling();
