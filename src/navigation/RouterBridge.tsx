import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** What the page's router lends to the shop. */
export type Navigator = {
  navigate(path: string, options: { readonly replace: boolean }): void;
  /** The address the shopper is at or on the way to, with its query and fragment. */
  here(): string;
};

/** Takes the router over; answers how to give it back. */
export type OnNavigator = (navigator: Navigator) => () => void;

/** Lends the page's router to the shop for as long as the page stands. */
export function RouterBridge({ onNavigator }: { readonly onNavigator: OnNavigator }) {
  const navigate = useNavigate();
  useEffect(
    () => onNavigator({ navigate: (path, options) => void navigate(path, options), here: addressBar }),
    [navigate, onNavigator],
  );
  return null;
}

/** The router draws a move when it can; the address bar knows it at once. */
function addressBar(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}
