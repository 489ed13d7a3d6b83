// Loaded before a process of the demo: its clock goes as fast as any, from the day of the story on.
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
