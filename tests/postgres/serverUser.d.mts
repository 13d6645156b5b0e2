export function serverUser(): { readonly uid?: number; readonly gid?: number };
