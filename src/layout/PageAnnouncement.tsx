import { useEffect, useState } from 'react';
import { Announcement } from '../ui/Announcement.tsx';

/** Tells those who listen which page they have come to: the browser reads a title only when it loads the document itself. */
export function PageAnnouncement() {
  const [name, setName] = useState('');
  useEffect(() => {
    const title = document.querySelector('title');
    if (title === null) return;
    const watcher = new MutationObserver(() => setName(document.title.split(' · ')[0] ?? ''));
    watcher.observe(title, { childList: true });
    return () => watcher.disconnect();
  }, []);
  return <Announcement text={name} />;
}
