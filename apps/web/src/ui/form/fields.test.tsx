import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ColorField } from './color-field.tsx'
import { Field } from './field.tsx'
import { focusFirstInvalidField } from './focus-first-invalid-field.ts'
import { ImageDrop } from './image-drop.tsx'
import { PasswordInput } from './password-input.tsx'
import { SearchInput } from './search-input.tsx'
import { Segmented } from './segmented.tsx'
import { Select } from './select.tsx'
import { SliderField } from './slider-field.tsx'
import { Slider } from './slider.tsx'
import { Stepper } from './stepper.tsx'
import { Switch } from './switch.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'
import { dragFiles } from '../../testing/drag-files.ts'

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const textbox = () => screen.getByRole<HTMLInputElement>('textbox')
const thumb = () => document.querySelector<HTMLInputElement>('input[type="range"]')!
const type = (text: string) => fireEvent.change(textbox(), { target: { value: text } })
const key = (pressed: string, target: Element = textbox()) => fireEvent.keyDown(target, { key: pressed })
const spy = () => vi.fn<(value?: unknown) => void>()

const accept = (typed: number) => (typed >= 0 && typed <= 1 ? typed : undefined)

function Opacity({ onChange, onBegin, onEnd }: { onChange: (value: number) => void; onBegin?: () => void; onEnd?: () => void }) {
  const [value, setValue] = useState(0.5)
  const change = (next: number) => {
    setValue(next)
    onChange(next)
  }
  return (
    <SliderField
      label="Opacity"
      value={value}
      min={0}
      max={1}
      step={0.1}
      unit="%"
      shownTimes={100}
      accept={accept}
      onValueChange={change}
      {...{ onBegin, onEnd }}
    />
  )
}

test('a value can be typed with or without its unit', () => {
  const onChange = spy()
  render(<Opacity onChange={onChange} />)
  expect(textbox().value).toBe('50%')
  type('70')
  expect(onChange).not.toHaveBeenCalled()
  key('Enter')
  expect(onChange).toHaveBeenLastCalledWith(0.7)
  expect(textbox().value).toBe('70%')
  type('12.5 %')
  fireEvent.blur(textbox())
  expect(onChange).toHaveBeenLastCalledWith(0.125)
  expect(textbox().value).toBe('12.5%')
})

test('invalid input is marked while it is typed and reverted on blur', () => {
  const onChange = spy()
  render(<Opacity onChange={onChange} />)
  expect(textbox().getAttribute('aria-invalid')).toBeNull()
  type('700')
  expect(textbox().getAttribute('aria-invalid')).toBe('true')
  fireEvent.blur(textbox())
  expect([textbox().value, textbox().getAttribute('aria-invalid')]).toEqual(['50%', null])
  expect(onChange).not.toHaveBeenCalled()
})

test('Escape reverts typed input; the next Escape reaches other handlers', () => {
  const onKeyDown = spy()
  const onChange = spy()
  render(
    <div onKeyDown={onKeyDown} role="presentation">
      <Opacity onChange={onChange} />
    </div>,
  )
  type('70')
  key('Escape')
  expect(textbox().value).toBe('50%')
  expect(onKeyDown).not.toHaveBeenCalled()
  key('Escape')
  expect(onKeyDown).toHaveBeenCalledOnce()
  fireEvent.blur(textbox())
  expect(onChange).not.toHaveBeenCalled()
})

test('arrow keys step the value within its bounds, unless text was typed', () => {
  const onChange = spy()
  render(<Opacity onChange={onChange} />)
  expect(key('ArrowUp')).toBe(false)
  expect(onChange).toHaveBeenLastCalledWith(0.6)
  key('ArrowDown')
  key('ArrowDown')
  expect(onChange).toHaveBeenLastCalledWith(0.4)
  type('95')
  expect(key('ArrowUp')).toBe(true)
  key('Enter')
  expect(onChange).toHaveBeenLastCalledWith(0.95)
  onChange.mockClear()
  key('ArrowUp')
  expect(onChange).not.toHaveBeenCalled()
  type('95')
  key('Enter')
  expect(onChange).not.toHaveBeenCalled()
})

test('a number has as many decimals as it needs, or a fixed number', () => {
  const field = { label: 'Speed', min: 0, max: 5, step: 0.5, accept: (typed: number) => typed, onValueChange: spy() }
  const { rerender } = render(<SliderField {...field} value={1.255} unit="×" />)
  expect(textbox().value).toBe('1.25×')
  rerender(<SliderField {...field} value={2} decimals={1} unit=" s" />)
  expect(textbox().value).toBe('2.0 s')
  rerender(<SliderField {...field} value={2} disabled />)
  expect([textbox().disabled, textbox().value]).toEqual([true, '2'])
})

test('a held key on a slider is one gesture, and its keys trigger no shortcut', () => {
  const [onChange, onBegin, onEnd, onKeyDown] = [spy(), spy(), spy(), spy()]
  render(
    <div onKeyDown={onKeyDown} role="presentation">
      <Opacity onChange={onChange} onBegin={onBegin} onEnd={onEnd} />
    </div>,
  )
  expect(thumb().getAttribute('aria-valuetext')).toBe('50%')
  act(() => thumb().focus())
  key('ArrowRight', thumb())
  key('ArrowRight', thumb())
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([0.6, 0.7])
  expect([onBegin, onEnd].map((mock) => mock.mock.calls.length)).toEqual([1, 0])
  fireEvent.keyUp(thumb(), { key: 'ArrowRight' })
  expect(onEnd).toHaveBeenCalledOnce()
  fireEvent.keyUp(thumb(), { key: 'Tab' })
  expect(onEnd).toHaveBeenCalledOnce()
  expect(onKeyDown).not.toHaveBeenCalled()
  key('z', thumb())
  expect(onKeyDown).toHaveBeenCalledOnce()
})

test('a slider gesture ends on blur and on unmount', () => {
  const [onBegin, onEnd] = [spy(), spy()]
  const slider = (
    <Slider label="Size" value={5} min={0} max={10} step={1} valueText={String} onValueChange={spy()} onBegin={onBegin} onEnd={onEnd} />
  )
  const { unmount } = render(slider)
  act(() => thumb().focus())
  key('ArrowRight', thumb())
  act(() => thumb().blur())
  expect(onEnd).toHaveBeenCalledOnce()
  act(() => thumb().focus())
  key('End', thumb())
  unmount()
  expect([onBegin, onEnd].map((mock) => mock.mock.calls.length)).toEqual([2, 2])
})

test('a slider keeps its value within its bounds', () => {
  const { rerender } = render(<Slider label="Size" value={50} min={0} max={10} step={1} valueText={String} onValueChange={spy()} />)
  expect(thumb().getAttribute('aria-valuenow')).toBe('10')
  rerender(<Slider label="Size" value={-4} min={0} max={10} step={1} valueText={String} onValueChange={spy()} disabled />)
  expect([thumb().getAttribute('aria-valuenow'), thumb().disabled]).toEqual(['0', true])
})

test('a colour is typed or picked; an open picker is one gesture', () => {
  const [onChange, onBegin, onEnd] = [spy(), spy(), spy()]
  const field = { label: 'Text', onValueChange: onChange, onBegin: onBegin, onEnd: onEnd }
  const { rerender, unmount } = render(<ColorField {...field} value="#FF0000" />)
  type('0f0')
  key('Enter')
  expect(onChange).toHaveBeenLastCalledWith('#00FF00')
  onChange.mockClear()
  type('#ff0000')
  key('Enter')
  type('reddish')
  expect(textbox().getAttribute('aria-invalid')).toBe('true')
  key('Enter')
  expect(onChange).not.toHaveBeenCalled()
  const swatch = document.querySelector<HTMLInputElement>('input[type="color"]')!
  fireEvent.input(swatch, { target: { value: '#00ffaa' } })
  fireEvent.input(swatch, { target: { value: '#00ffbb' } })
  expect(onChange.mock.calls.map(([color]) => color)).toEqual(['#00FFAA', '#00FFBB'])
  expect([onBegin, onEnd].map((mock) => mock.mock.calls.length)).toEqual([1, 0])
  fireEvent(swatch, new Event('change'))
  fireEvent.blur(swatch)
  expect(onEnd).toHaveBeenCalledOnce()
  fireEvent.input(swatch, { target: { value: '#00ffcc' } })
  rerender(<ColorField {...field} value={null} none="Transparent" />)
  expect(textbox().value).toBe('Transparent')
  expect(swatch.parentElement?.style.background).not.toBe('rgb(255, 0, 0)')
  unmount()
  expect([onBegin, onEnd].map((mock) => mock.mock.calls.length)).toEqual([2, 2])
})

test('a field labels its control and shows its error instead of its hint', () => {
  const { rerender } = render(
    <Field label="Name" hint="As others see it">
      <TextInput defaultValue="Mia" />
    </Field>,
  )
  expect(input().value).toBe('Mia')
  expect(screen.getByText('As others see it')).toBeTruthy()
  expect(screen.getByText('Name').className).not.toBe('sr-only')
  rerender(
    <Field label="Name" hint="As others see it" error="Too long" labelHidden>
      <TextInput defaultValue="Mia" />
    </Field>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Too long')
  expect(screen.queryByText('As others see it')).toBeNull()
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Name').className).toBe('sr-only')
})

test('a text area has four rows, or a given number', () => {
  render(
    <Field label="Idea">
      <TextArea />
      <TextArea rows={9} />
    </Field>,
  )
  expect([...document.querySelectorAll('textarea')].map(({ rows }) => Number(rows))).toEqual([4, 9])
})

test('a password can be shown and hidden', () => {
  render(
    <Field label="Password">
      <PasswordInput showLabel="Show" hideLabel="Hide" defaultValue="secret" />
    </Field>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  expect(input.type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(input.type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(input.type).toBe('password')
})

test('a search field reports its text', () => {
  const onChange = spy()
  render(<SearchInput label="Search stories" value="" maxLength={80} onChange={onChange} />)
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search stories' })
  fireEvent.change(search, { target: { value: 'sea' } })
  expect(onChange).toHaveBeenCalledWith('sea')
  expect([search.placeholder, search.maxLength]).toEqual(['Search stories', 80])
})

test('a switch is toggled, unless it is disabled', async () => {
  const onChange = spy()
  const { rerender } = render(<Switch label="Captions" checked={false} onCheckedChange={onChange} />)
  await userEvent.click(screen.getByRole('switch', { name: 'Captions' }))
  expect(onChange).toHaveBeenLastCalledWith(true)
  rerender(<Switch label="Captions" checked onCheckedChange={onChange} />)
  await userEvent.click(screen.getByRole('switch', { checked: true }))
  expect(onChange).toHaveBeenLastCalledWith(false)
  rerender(<Switch label="Captions" checked onCheckedChange={onChange} disabled />)
  await userEvent.click(screen.getByRole('switch'))
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('a segment is selected by a click or the arrow keys; a disabled one says why', async () => {
  const onChange = spy()
  const segments = [
    { value: 'a', label: 'Low' },
    { value: 'b', label: 'High' },
    { value: 'c', label: 'Highest', disabled: true, reason: 'Only in Studio' },
  ] as const
  const { rerender } = render(<Segmented label="Quality" value="a" segments={segments} onValueChange={onChange} />)
  expect(screen.getByRole('radiogroup', { name: 'Quality' })).toBeTruthy()
  expect(screen.getByRole('radio', { checked: true }).textContent).toBe('Low')
  await userEvent.click(screen.getByRole('radio', { name: 'High' }))
  expect(onChange).toHaveBeenLastCalledWith('b')
  rerender(<Segmented label="Quality" value="b" segments={segments} onValueChange={onChange} size="sm" />)
  act(() => screen.getByRole('radio', { name: 'High' }).focus())
  await userEvent.keyboard('{ArrowLeft}')
  expect(onChange).toHaveBeenLastCalledWith('a')
  const disabled = screen.getByRole('radio', { name: 'Highest' })
  expect(disabled.title).toBe('Only in Studio')
  onChange.mockClear()
  await userEvent.click(disabled)
  expect(onChange).not.toHaveBeenCalled()
})

test('a select opens its list and selects an option', async () => {
  const onChange = spy()
  const options = [
    { value: 'sans', label: 'Sans', note: 'Plain', face: 'Inter' },
    { value: 'serif', label: 'Serif' },
    { value: 'mono', label: 'Mono', disabled: true },
  ]
  render(<Select label="Font" value="sans" options={options} onValueChange={onChange} hint="12 more" />)
  const trigger = screen.getByRole('combobox', { name: /^Font/u })
  expect(trigger.textContent).toBe('Sans12 more')
  await userEvent.click(trigger)
  expect((await screen.findByRole('option', { name: /Sans/u })).textContent).toBe('SansPlain')
  expect(screen.getByText('Plain').previousElementSibling?.getAttribute('style')).toContain('Inter')
  expect(screen.getByRole('option', { name: 'Mono' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('option', { name: 'Serif' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('serif')
})

test('a number is stepped, typed and clamped to whole values within its bounds', async () => {
  const onChange = spy()
  const { rerender } = render(
    <Stepper label="Shots" lessLabel="Fewer" moreLabel="More" value={9} min={1} max={10} onValueChange={onChange} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(onChange).toHaveBeenLastCalledWith(10)
  await userEvent.click(screen.getByRole('button', { name: 'Fewer' }))
  expect(onChange).toHaveBeenLastCalledWith(8)
  rerender(<Stepper label="Shots" lessLabel="Fewer" moreLabel="More" value={10} min={1} max={10} onValueChange={onChange} />)
  expect(screen.getByRole('button', { name: 'More' })).toHaveProperty('disabled', true)
  onChange.mockClear()
  fireEvent.change(textbox(), { target: { value: '' } })
  expect(onChange).not.toHaveBeenCalled()
})

test('an image is selected or dropped, and shown', async () => {
  const onFiles = spy()
  const file = new File(['x'], 'me.png', { type: 'image/png' })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const drop = { label: 'Portrait', hint: 'Add a picture', accept: 'image/png', onFiles }
  const { rerender, unmount } = render(<ImageDrop {...drop} file={null} />)
  const input = screen.getByLabelText<HTMLInputElement>('Portrait')
  expect(input.multiple).toBe(false)
  await userEvent.upload(input, file)
  expect(onFiles).toHaveBeenLastCalledWith([file])
  expect(input.value).toBe('')
  const area = input.closest('label')!
  expect(dragFiles('dragOver', area, [file]).fired.defaultPrevented).toBe(true)
  expect(area.className).toContain('border-accent')
  dragFiles('dragLeave', area, [file])
  expect(area.className).not.toContain('border-accent')
  dragFiles('dragOver', area, [file])
  expect(dragFiles('drop', area, [file, file]).fired.defaultPrevented).toBe(true)
  expect(onFiles).toHaveBeenLastCalledWith([file, file])
  expect(area.className).not.toContain('border-accent')
  rerender(<ImageDrop {...drop} file={file} multiple />)
  expect(screen.queryByText('Add a picture')).toBeNull()
  expect([area.querySelector('img')?.src, input.multiple]).toEqual(['blob:picture', true])
  unmount()
  expect(revoked).toHaveBeenCalledWith('blob:picture')
})

test('the first invalid field gets the focus', () => {
  render(
    <form>
      <input name="email" />
      <input name="na]me" />
    </form>,
  )
  const form = document.querySelector('form')
  focusFirstInvalidField(form, { 'na]me': 'Too long', email: 'Missing' })
  expect(document.activeElement).toBe(document.querySelectorAll('input')[1])
  focusFirstInvalidField(form, {})
  focusFirstInvalidField(null, { email: 'Missing' })
  expect(document.activeElement).toBe(document.querySelectorAll('input')[1])
})
