/** Throws, because no view-model decides what the step needs. */
export function needsScreen(): never {
  throw new Error('Only a screen shows this: tag the scenario with @screen');
}
