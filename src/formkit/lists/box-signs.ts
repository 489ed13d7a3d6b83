// How people, word processors and phones write bullets and empty boxes, for the classes of patterns.

/** A bullet, and what is made of one. */
export const BULLETS = '-*+•·◦▪–—−';
/** An empty box of one sign. */
export const EMPTY_BOXES = '☐□▢⬜';
/** The wide brackets of Chinese and Japanese keyboards. */
export const WIDE_OPEN = '［【';
export const WIDE_CLOSE = '］】';
