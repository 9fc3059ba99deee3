/** A card in a row, whatever game it is from. */
export interface RowCard {
  /** Stays with the card wherever it goes, so that it travels. */
  key: string;
  /** What it is called. */
  label: string;
  pressed?: boolean;
  /** Can be used now. */
  open?: boolean;
  /** The hint would choose it. */
  advised?: boolean;
  /** Lies there and can't be chosen. */
  fixed?: boolean;
  /** Isn't there yet: only shows where it would stand. */
  ghost?: boolean;
}
