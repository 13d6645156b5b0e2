/** Whether this browser takes single letters as commands. Somebody who speaks to the computer may switch them off (WCAG 2.1.4). */
export type ForRememberingSingleKeys = {
  areOn(): boolean;
  remember(areOn: boolean): void;
};
