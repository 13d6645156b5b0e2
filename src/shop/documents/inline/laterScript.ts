/** The id of the template with what a document loads later. */
export const LATER = 'later';
/** The longest that it waits for the page's first picture, in ms. */
const LONGEST_WAIT_MS = 900;

/**
 * Returns these elements in a template, these scripts, and a script that adds the elements to the head: once the page that the document
 * shows, or its shopper's page, and its first picture are painted, and at once in a document that shows none.
 */
export function laterScript(elements: readonly string[], scripts: string): string {
  return `<template id="${LATER}">${elements.join('')}</template>${scripts}<script>(${addLater})("${LATER}", ${LONGEST_WAIT_MS})</script>`;
}

/** Runs in the page, from its source text, which is the same in every document: its hash is in the content security policy. */
const addLater = `(id, wait) => {
  const add = () => document.head.append(document.getElementById(id).content);
  const addAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(add));
  const addAfterPicture = () => {
    const picture = document.querySelector('img[fetchpriority="high"]');
    if (document.hidden || !document.getElementById("root").dataset.opening) add();
    else if (picture) picture.decode().then(addAfterPaint, addAfterPaint);
    else addAfterPaint();
  };
  if (window.earlyPage) window.earlyPage.shown.then(addAfterPicture);
  else addAfterPicture();
  setTimeout(add, wait);
}`;
