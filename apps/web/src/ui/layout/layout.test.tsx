import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../buttons/button.tsx'
import { Chip } from '../buttons/chip.tsx'
import { SplitButton } from '../buttons/split-button.tsx'
import { Avatar, initialsOf } from './avatar.tsx'
import { CreditAmount } from './credit-amount.tsx'
import { Disclosure } from './disclosure.tsx'
import { Picture } from './picture.tsx'
import { Tabs } from './tabs.tsx'

const spy = () => vi.fn<(value?: unknown) => void>()

const row = () => screen.getByRole('button', { name: 'Advanced' })

const image = () => screen.getByAltText<HTMLImageElement>('A fox')

const button = () => screen.getByRole('button')

test.each([
  ['Ada Lovelace', 'AL'],
  ['  ada  king lovelace ', 'AL'],
  ['Mia', 'M'],
  ['', ''],
  ['🦊 fox', '🦊F'],
])('the initials of "%s" are "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials))

test('an account without a picture shows its initials', () => {
  const { container } = render(<Avatar name="Ada Lovelace" src={null} />)
  expect([container.textContent, container.querySelector('img')]).toEqual(['AL', null])
})

test('credits are grouped by thousands; their unit is visible or for screen readers only', () => {
  const { container, rerender } = render(<CreditAmount credits={1100} />)
  expect(container.textContent).toBe('1,100 credits')
  expect(screen.getByText('credits').className).toBe('sr-only')
  rerender(<CreditAmount credits={1100} word tone="accent" />)
  expect(screen.getByText('credits').className).toContain('text-text-3')
  expect(container.querySelector('svg')?.getAttribute('class')).toContain('text-accent')
  rerender(<CreditAmount credits={1100} word />)
  expect(screen.getByText('credits').className).not.toContain('text-text-3')
})

test('a disclosure opens and closes its content', async () => {
  const { rerender } = render(<Disclosure summary="Advanced">Seed</Disclosure>)
  expect([row().getAttribute('aria-expanded'), screen.queryByText('Seed')]).toEqual(['false', null])
  await userEvent.click(row())
  expect(row().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('Seed')).toBeTruthy()
  rerender(
    <Disclosure summary="Advanced" disabled key="other" defaultOpen>
      Seed
    </Disclosure>,
  )
  expect(screen.getByText('Seed')).toBeTruthy()
  expect(row().querySelector('svg')?.getAttribute('class')).toContain('invisible')
})

test('an image fades in when it is loaded and shows its fallback on an error', () => {
  const { container, rerender } = render(<Picture src="/a.jpg" alt="A fox" fallback={<p>No picture</p>} />)
  expect([image().className.includes('opacity-0'), image().loading]).toEqual([true, 'lazy'])
  fireEvent.load(image())
  expect(image().className).not.toContain('opacity-0')
  fireEvent.error(image())
  expect(container.textContent).toBe('No picture')
  rerender(<Picture key="b" src="/b.jpg" alt="A fox" upright eager />)
  expect(container.querySelectorAll('img')).toHaveLength(2)
  expect([image().className.includes('object-contain'), image().loading]).toEqual([true, 'eager'])
})

test('tabs show one panel; a click and the arrow keys switch it', async () => {
  const onChange = spy()
  const tabs = [
    { value: 'a', label: 'Image', content: 'Image panel' },
    { value: 'b', label: 'Video', content: 'Video panel' },
  ] as const
  const { rerender } = render(<Tabs label="Takes" value="a" tabs={tabs} onValueChange={onChange} />)
  expect(screen.getByRole('tablist', { name: 'Takes' })).toBeTruthy()
  expect(screen.getByRole('tabpanel').textContent).toBe('Image panel')
  await userEvent.click(screen.getByRole('tab', { name: 'Video' }))
  expect(onChange).toHaveBeenLastCalledWith('b')
  rerender(<Tabs label="Takes" value="b" tabs={tabs} onValueChange={onChange} />)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Video')
  expect(screen.getByText('Video panel')).toBeTruthy()
})

test('a busy button keeps its size and does nothing', async () => {
  const onClick = spy()
  const { rerender } = render(
    <Button onClick={onClick} busyLabel="Saving…" price={<span>5</span>}>
      Save
    </Button>,
  )
  await userEvent.click(button())
  expect(onClick).toHaveBeenCalledOnce()
  expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled'), button().getAttribute('type')]).toEqual([
    null,
    null,
    'button',
  ])
  expect(screen.getByText('Saving…').className).toContain('invisible')
  expect(screen.getByText('Saving…').getAttribute('aria-hidden')).toBe('true')
  rerender(
    <Button onClick={onClick} busyLabel="Saving…" busy type="submit" size="sm" icon={<i />}>
      Save
    </Button>,
  )
  expect(fireEvent.click(button())).toBe(false)
  expect(onClick).toHaveBeenCalledOnce()
  expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled'), button().getAttribute('type')]).toEqual([
    'true',
    'true',
    'submit',
  ])
  expect(screen.getByText('Saving…').className).not.toContain('invisible')
  rerender(<Button>Save</Button>)
  expect(button().querySelector('svg')).toBeNull()
})

test('a pill is pressed or not', () => {
  const { rerender } = render(<Chip selected>All</Chip>)
  expect(screen.getByRole('button', { pressed: true }).className).toContain('h-8 px-3.5')
  rerender(<Chip selected={false} dense />)
  expect(screen.getByRole('button', { pressed: false }).className).toContain('h-6.5')
})

test('both halves of a split button belong together', () => {
  const onClick = spy()
  const { rerender } = render(<SplitButton variant="primary" label="Add" onClick={onClick} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.getByText('Add').className).toBe('')
  rerender(<SplitButton variant="line" label="Add" />)
  expect(screen.getByText('Add').className).toBe('font-strong')
})
