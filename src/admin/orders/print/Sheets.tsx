import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { PrintingViewModel, PrintJob } from './PrintingViewModel.ts';
import { Sheet } from './Sheet.tsx';
import styles from './Sheets.module.css';

/** Some browsers do not fire `afterprint`; the next input also ends the print. */
const AFTER_PRINT = ['afterprint', 'pointerdown', 'keydown'] as const;

/** Prints what the view-model has, one order on each page. On the screen there is nothing of it. */
export const Sheets = observer(function Sheets({ printing }: { readonly printing: PrintingViewModel }) {
  const { job } = printing;
  return job && createPortal(<PrintedSheets job={job} onEnd={printing.end} />, document.body);
});

type PrintedSheetsProps = { readonly job: PrintJob; readonly onEnd: () => void };

function PrintedSheets({ job: { kind, paper, orders }, onEnd }: PrintedSheetsProps) {
  useEffect(() => {
    for (const type of AFTER_PRINT) window.addEventListener(type, onEnd);
    window.print();
    return () => {
      for (const type of AFTER_PRINT) window.removeEventListener(type, onEnd);
    };
  }, [onEnd]);
  return (
    <div className={`${styles.sheets} ${styles[paper]}`} data-sheets="">
      {orders.map((order) => (
        <Sheet key={order.id} order={order} kind={kind} />
      ))}
    </div>
  );
}
