import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sentence } from './sentence.tsx'

test('elements stand where the text names them, in any order and more than once', () => {
  const parts = { now: <b>1</b>, after: <i>2</i> }
  const htmlOf = (text: string) => render(<Sentence text={text} parts={parts} />).container.innerHTML
  expect(htmlOf('{now} now, {after} after')).toBe('<b>1</b> now, <i>2</i> after')
  expect(htmlOf('之后 {after}，现有 {now}')).toBe('之后 <i>2</i>，现有 <b>1</b>')
  expect(htmlOf('none')).toBe('none')
})
