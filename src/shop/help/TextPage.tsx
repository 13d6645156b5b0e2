import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { TEXT_PAGES } from '../../../core/domain/settings/textPages.ts';
import { CallFailure } from '../../shared/connection/CallFailure.tsx';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { textPageIn } from '../paths/textPageIn.ts';
import { Markdown } from './Markdown.tsx';
import { TEXT_PAGE } from './pageTokens.ts';
import styles from './TextPage.module.css';

/** `/help/delivery`, `/help/returns`, `/help/sizes`, `/terms`, `/privacy` and `/grievance` */
export const TextPage = observer(function TextPage() {
  const name = textPageIn(useLocation().pathname);
  const { status, text, load } = usePageViewModel(TEXT_PAGE);
  return (
    <Page>
      <article className={styles.page}>
        <h1>{name && TEXT_PAGES[name]}</h1>
        {status === 'loading' && <Skeleton label="Loading the text" />}
        {status === 'failed' && <CallFailure title="This text could not be loaded" onRetry={() => void load()} />}
        {status === 'ready' && <Markdown text={text} />}
      </article>
    </Page>
  );
});
