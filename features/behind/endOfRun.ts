type Work = () => Promise<void>;

const works: Work[] = [];

/** Does the work once all scenarios of this process have run. */
export function atEndOfRun(work: Work): void {
  works.push(work);
}

/** For the world only: does the work that was asked for. */
export async function endRun(): Promise<void> {
  for (const work of works) await work();
}
