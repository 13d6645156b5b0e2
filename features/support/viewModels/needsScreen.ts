/** Throws: no view-model decides what the step asks for. */
export function needsScreen(): never {
  throw new Error('Only a screen shows this: tag the scenario with @screen');
}
