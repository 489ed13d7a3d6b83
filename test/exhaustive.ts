// Whether everything is tried, for an hour, or the share that everybody runs: `npm run test:all`.

/** Every fault at every call, every end of every command, every round: `EXHAUSTIVE=1`. */
export const exhaustive = process.env['EXHAUSTIVE'] === '1';
