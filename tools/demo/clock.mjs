// Loaded before a process of the demo: its clock runs at normal speed, but starts on the day of the story.
const ahead = Number(process.env['DEMO_CLOCK_AHEAD']);

const Real = Date;

globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [Real.now() + ahead] : given));
  }
  static now() {
    return Real.now() + ahead;
  }
};
