export function bundleSteps(options: {
  readonly assembly: string;
  readonly folder: string;
  readonly sourcemap: boolean;
}): Promise<string>;
