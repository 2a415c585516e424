import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PlanGroups } from './plan-groups.tsx'

const MAN = { id: 'man 0', what: 'man', action: 'stand', feeling: 'neutral', speaks: false } as const
const PLAN: ShotPlan = {
  ...EMPTY_PLAN,
  cast: [MAN],
  things: [
    { what: 'bowl', count: 1 },
    { what: 'snail', count: 3 },
  ],
}

function Panel({ plan, onPlan }: { plan: ShotPlan; onPlan: (plan: ShotPlan) => void }) {
  const [shown, setShown] = useState(plan)
  const change = (next: ShotPlan) => {
    setShown(next)
    onPlan(next)
  }
  return (
    <QueryClientProvider client={new QueryClient()}>
      <PlanGroups plan={shown} narration="" others={[]} characters={[]} disabled={false} onChange={change} />
    </QueryClientProvider>
  )
}

function show(plan: ShotPlan): { readonly latest: () => ShotPlan } {
  let latest = plan
  render(<Panel plan={plan} onPlan={(next) => (latest = next)} />)
  return { latest: () => latest }
}

const choose = async (field: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

test('a thing is put into another one, and taken out again', async () => {
  const { latest } = show(PLAN)
  await userEvent.click(screen.getByRole('button', { name: /^What/u }))
  expect(screen.queryByRole('combobox', { name: 'At what: snail' })).toBeNull()
  await choose('Where: snail', 'in')
  await choose('At what: snail', 'bowl')
  expect(latest().things[1]).toEqual({ what: 'snail', count: 3, position: { relation: 'in', of: 'bowl' } })
  expect(screen.getByRole('button', { name: /^What/u }).textContent).toContain('3 × snail in bowl')
  await choose('Where: snail', 'Anywhere')
  expect(latest().things[1]).toEqual({ what: 'snail', count: 3 })
})

test('what is placed at a thing is not offered as a place for that, and loses its position with it', async () => {
  const { latest } = show({ ...PLAN, things: [PLAN.things[0]!, { ...PLAN.things[1]!, position: { relation: 'in', of: 'bowl' } }] })
  await userEvent.click(screen.getByRole('button', { name: /^What/u }))
  await choose('Where: bowl', 'on')
  await userEvent.click(screen.getByRole('combobox', { name: 'At what: bowl' }))
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['man'])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(within(screen.getByRole('group', { name: 'bowl' })).getByRole('button', { name: 'Remove bowl' }))
  expect(latest().things).toEqual([{ what: 'snail', count: 3 }])
})

test('a figure is put on a thing', async () => {
  const { latest } = show({ ...PLAN, things: [{ what: 'bench', count: 1 }] })
  await userEvent.click(screen.getByRole('button', { name: /^Who/u }))
  await choose('Where: man', 'on')
  expect(latest().cast[0]).toEqual({ ...MAN, position: { relation: 'on', of: 'bench' } })
  expect(screen.getByRole('button', { name: /^Who/u }).textContent).toContain('man stands on bench')
})

test('a lone thing has no field for a position', async () => {
  show({ ...PLAN, cast: [], things: [PLAN.things[0]!] })
  await userEvent.click(screen.getByRole('button', { name: /^What/u }))
  expect(screen.queryByRole('combobox', { name: /^Where/u })).toBeNull()
})
