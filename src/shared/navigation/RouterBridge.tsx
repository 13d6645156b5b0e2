import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EntryState } from '../../../core/storefront/ports/browser/ForNavigating.ts';

/** The part of the router that the shop uses. */
export type Navigator = {
  navigate(path: string, options: { readonly replace: boolean; readonly state: EntryState | undefined }): void;
  /** The current address, or the one being navigated to, with query and fragment. */
  here(): string;
};

/** Receives the router; returns a function that detaches it. */
export type OnNavigator = (navigator: Navigator) => () => void;

/** Passes the router to `onNavigator` while it is mounted. */
export function RouterBridge({ onNavigator }: { readonly onNavigator: OnNavigator }) {
  const navigate = useNavigate();
  useEffect(
    () => onNavigator({ navigate: (path, options) => void navigate(path, options), here: addressBar }),
    [navigate, onNavigator],
  );
  return null;
}

/** The router's location changes after rendering; the address bar's at once. */
function addressBar(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}
