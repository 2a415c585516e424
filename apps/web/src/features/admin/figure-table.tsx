import type { ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'

type Row = { readonly key: string; readonly cells: readonly ReactNode[] }
type FigureTableProps = { label: string; head: readonly string[]; rows: readonly Row[] }

/** Table whose first column is text and the others are figures. Scrolls sideways where it is too wide. */
export function FigureTable({ label, head, rows }: FigureTableProps) {
  return (
    // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex -- has to be scrolled with the keyboard
    <div role="group" aria-label={label} tabIndex={0} className="-mx-1 overflow-x-auto px-1">
      <table className="w-full text-13">
        <thead>
          <tr className="text-12 text-text-3">
            {head.map((name, index) => (
              <th key={name} scope="col" className={cx('py-1.5 align-bottom font-medium', index === 0 ? 'text-start' : 'ps-3 text-end')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row" className="py-2 text-start font-medium whitespace-nowrap">
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={head[index + 1]} className="py-2 ps-3 text-end whitespace-nowrap text-text-2 tabular-nums">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
