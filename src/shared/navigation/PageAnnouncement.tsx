import { useEffect, useState } from 'react';
import { Announcement } from '../ui/Announcement.tsx';
import { pageOfTitle } from '../ui/text/documentTitle.ts';

/** Announces the page's title to screen readers: browsers announce it only when they load a document. */
export function PageAnnouncement() {
  const [name, setName] = useState('');
  useEffect(() => {
    const title = document.querySelector('title');
    if (title === null) return;
    const watcher = new MutationObserver(() => setName(pageOfTitle(document.title)));
    watcher.observe(title, { childList: true });
    return () => watcher.disconnect();
  }, []);
  return <Announcement text={name} />;
}
