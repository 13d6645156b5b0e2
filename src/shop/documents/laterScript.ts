const ID = 'scripts';
/** The longest that the scripts wait for the first picture, in ms. */
const LONGEST_WAIT_MS = 900;

/** Returns these elements in a template, and a script that adds them to the head once the page and its first picture are painted, the cart with its lines. */
export function laterScript(elements: readonly string[]): string {
  return `<template id="${ID}">${elements.join('')}</template><script>(${addLater})("${ID}", ${LONGEST_WAIT_MS})</script>`;
}

/** Runs in the page, from its source text, which is the same in every document: its hash is in the content security policy. */
const addLater = `(id, wait) => {
  const add = () => document.head.append(document.getElementById(id).content);
  const addAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(add));
  const addAfterPicture = () => {
    const picture = document.querySelector('img[fetchpriority="high"]');
    if (document.hidden) add();
    else if (picture) picture.decode().then(addAfterPaint, addAfterPaint);
    else addAfterPaint();
  };
  if (window.earlyCart) window.earlyCart.shown.then(addAfterPicture);
  else addAfterPicture();
  setTimeout(add, wait);
}`;
