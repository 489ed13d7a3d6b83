// The middle one of several measurements, which one busy moment does not move.
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
