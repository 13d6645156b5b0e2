import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import { LoadFailure } from '../../shared/ui/LoadFailure.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { LinkTabs } from '../lists/LinkTabs.tsx';
import { REPORT } from './pageTokens.ts';
import { ReportPlot } from './ReportPlot.tsx';
import styles from './ReportsPage.module.css';
import { ReportTable } from './ReportTable.tsx';
import type { ReportViewModel } from './ReportViewModel.ts';
import { searchIn } from './reportSearch.ts';

/** `/admin/reports`, with the report and its days in the query. */
export const ReportsPage = observer(function ReportsPage() {
  const report = usePageViewModel(REPORT);
  const [query] = useSearchParams();
  const { name, from, to } = searchIn(query);
  useEffect(() => void report.follow({ name, from, to }), [report, name, from, to]);
  return (
    <div className={styles.page}>
      <h1>Reports</h1>
      <LinkTabs label="Reports" tabs={report.tabs} />
      <Days report={report} />
      <FormAlert text={report.refusal} />
      <Report report={report} />
    </div>
  );
});

type ReportProps = { readonly report: ReportViewModel };

/** The days of the report, and its file. */
const Days = observer(function Days({ report }: ReportProps) {
  const navigate = useNavigate();
  return (
    <form
      className={styles.days}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(report.path);
      }}
    >
      {report.hasDays && (
        <>
          <TextField label="First day" type="date" value={report.from} onChange={report.setFrom} />
          <TextField label="Last day" type="date" value={report.to} onChange={report.setTo} />
          <Button variant="secondary" type="submit">
            Show
          </Button>
        </>
      )}
      <a className={styles.file} href={report.fileUrl} download>
        CSV
      </a>
    </form>
  );
});

/** The report in each of its states. */
const Report = observer(function Report({ report }: ReportProps) {
  const { status, title, view } = report;
  if (status === 'failed') {
    return <LoadFailure title="The report could not be loaded" onRetry={() => void report.load()} />;
  }
  if (status === 'loading') return <Skeleton label="Loading the report" shape="rows" />;
  if (view === undefined) return null;
  if (view.rows.length === 0) {
    return <Notice title={report.hasDays ? `Nothing from ${view.days}` : 'Nothing is in stock'} />;
  }
  return (
    <>
      <ReportPlot title={title} view={view} />
      <ReportTable title={title} view={view} />
    </>
  );
});
