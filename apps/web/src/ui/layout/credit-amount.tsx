import { formatNumber } from '../../texts/format.ts'
import { uiTexts } from '../../texts/ui.ts'
import { cx } from '../class-names.ts'
import { Coin } from './coin.tsx'

/** 1100 -> `1,100`. */
export const formatCredits = (credits: number): string => formatNumber(credits)

type CreditAmountProps = {
  credits: number
  /** A word before the amount, such as `from`. */
  prefix?: string | undefined
  /** Shows the word `credits` from 768 px on; on phones only screen readers get it. */
  word?: boolean
  /** `accent` in the header, else the text's colour. */
  tone?: 'accent' | 'current'
  className?: string
}

/** Coin and tabular number. */
export function CreditAmount({ credits, prefix, word = false, tone = 'current', className }: CreditAmountProps) {
  return (
    <span className={cx('inline-flex items-center gap-1.5', className)}>
      {prefix && <span className="font-regular">{prefix} </span>}
      <Coin className={tone === 'accent' ? 'text-accent' : ''} />
      <span className="font-strong tabular-nums">{formatCredits(credits)}</span>
      <span className={word ? cx('font-regular max-md:sr-only', tone === 'accent' && 'text-text-3') : 'sr-only'}> {uiTexts.credits}</span>
    </span>
  )
}
