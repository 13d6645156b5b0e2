import type { Progress } from './DataPlace.ts';

const MEGABYTE = 1_000_000;
const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE);

/** Shows a bar of whole megabytes while files of so many bytes are worked on. `work` calls the function with the size of each. */
export async function showProgress(
  progress: Progress,
  { title, bytes }: { readonly title: string; readonly bytes: number },
  work: (onFile: (bytes: number) => void) => Promise<void>,
): Promise<void> {
  let done = 0;
  progress.startProgress(`${title}, MB`, megabytes(bytes));
  try {
    await work((size) => {
      progress.advance(megabytes(done + size) - megabytes(done));
      done += size;
    });
  } finally {
    progress.stopProgress();
  }
}
