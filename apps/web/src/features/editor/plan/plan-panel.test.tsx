import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { promptsOfPlan } from '@fablecut/domain/story/shot-plan/plan-prompts'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { EXAMPLE_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan-fixture'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderEditor } from '../../../testing/render-editor.tsx'
import { stubApi } from '../../../testing/stub-api.ts'
import { showEverything } from '../../../testing/stub-view.ts'
import { useEditor } from '../session/editor-context.tsx'
import { ImageTab } from '../shot/image-tab.tsx'
import { aTake, shotsStory, takesResponse } from '../shot/shot-fixture.ts'
import { useTakes } from '../shot/use-takes.ts'

const TAKES = 'GET /api/stories/s/shots/s1'
const PLAN = 'POST /api/stories/s/shots/s1/plan'
const { graphic: _, ...SCENE } = EXAMPLE_PLAN
const planned = (plan: ShotPlan): Partial<Shot> => ({ plan, ...promptsOfPlan(plan), voiceOver: 'In 1908 a fox, two foxes.' })

beforeEach(showEverything)

function Tab() {
  const shot = useEditor(({ document }) => document.shots['s1']!)
  return <ImageTab shot={shot} takes={useTakes('s1')} />
}

type Options = {
  readonly shot?: Partial<Shot>
  readonly others?: readonly Partial<Shot>[]
  readonly responses?: Parameters<typeof stubApi>[0]
} & Omit<NonNullable<Parameters<typeof renderEditor>[1]>, 'document'>

async function openPlan({ shot = planned(SCENE), others = [], responses = {}, ...options }: Options = {}) {
  const calls = stubApi({ [TAKES]: takesResponse(), 'GET /api/media/albums': { body: { albums: [] } }, ...responses })
  const editor = await renderEditor(<Tab />, { document: shotsStory(shot, ...others), ...options })
  const current = () => editor.document().shots['s1']!
  const open = (group: string) => editor.user.click(screen.getByRole('button', { name: new RegExp(`^${group}`, 'u') }))
  const choose = async (label: string, option: string) => {
    await editor.user.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`, 'u') }))
    await editor.user.click(await screen.findByRole('option', { name: option }))
  }
  const search = async (label: string, typed: string, option: string | RegExp) => {
    const field = screen.getByRole('combobox', { name: label })
    await editor.user.clear(field)
    await editor.user.type(field, typed)
    await editor.user.click(await screen.findByRole('option', { name: option }))
  }
  const write = async (label: string, text: string) => {
    const field = screen.getByRole('textbox', { name: label })
    await editor.user.clear(field)
    await editor.user.type(field, `${text}{Enter}`)
  }
  return { ...editor, calls, plan: () => current().plan!, current, open, choose, search, write }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('a plan is summed up in one line per part', async () => {
  await openPlan()
  const lines = within(screen.getByRole('region', { name: 'What the shot shows' })).getAllByRole('button', { expanded: false })
  expect(lines.map((line) => line.textContent)).toEqual([
    'FormScene',
    'Whohappy old man holds lantern',
    'What200 × butterfly swarms, map is crossed out, 2 × chest',
    'HandsNothing',
    'Whereforest, Dusk, Fog',
    'On screen“1908”',
    'CameraClose-up, From below, Pushes in',
  ])
})

test('who is seen: kind, action, target, feeling and speech are edited, and prompts follow, one undo step each', async () => {
  const { plan, current, open, choose, search, user, session } = await openPlan()
  await open('Who')
  await search('Figure 1', 'fox', /^fox/u)
  await choose('Does: fox', 'sits')
  await choose('To or with: fox', 'butterfly')
  await choose('Feels: fox', 'proud')
  await user.click(screen.getByRole('switch', { name: 'Speaks the narration: fox' }))
  expect(plan().cast).toEqual([{ id: 'fox 0', what: 'fox', action: 'sit', target: 'butterfly', feeling: 'proud', speaks: true }])
  expect(current()).toMatchObject(promptsOfPlan(plan()))
  expect(Array.from({ length: 5 }, () => session.undo())).not.toContain(false)
  expect(plan()).toEqual(SCENE)
  expect([session.redo(), plan().cast[0]!.what]).toEqual([true, 'fox'])
})

test('what hands do is summed up, edited, added and removed, one undo step each', async () => {
  const things = [
    { what: 'onion', count: 1 },
    { what: 'tomato', count: 1 },
  ]
  const handwork = [{ motion: 'cut', what: 'onion', tool: 'knife', target: 'bowl', isDenied: true }] as const
  const { plan, open, choose, search, user, session } = await openPlan({ shot: planned({ ...SCENE, things, handwork }) })
  expect(button('Hands not: cut onion with knife: bowl')).toBeTruthy()
  await open('Hands')
  await choose('Hands 1: Motion', 'peel')
  await choose('Hands 1: What', 'tomato')
  await search('Hands 1: Held', 'spoon', /^spoon/u)
  await search('Hands 1: Into, onto or from', 'noth', 'Nothing')
  await user.click(screen.getByRole('switch', { name: 'Hands 1: Struck out' }))
  expect(plan().handwork).toEqual([{ motion: 'peel', what: 'tomato', tool: 'spoon' }])
  await user.click(button('Add work of hands'))
  expect(plan().handwork).toHaveLength(2)
  await user.click(button('Remove hold onion'))
  await user.click(button('Remove peel tomato with spoon'))
  expect(plan()).not.toHaveProperty('handwork')
  expect(session.undo()).toBe(true)
  expect(plan().handwork).toEqual([{ motion: 'peel', what: 'tomato', tool: 'spoon' }])
})

test('no work of hands is offered where nothing can be worked on', async () => {
  await openPlan({ shot: planned({ ...SCENE, things: [] }) })
  expect(screen.queryByRole('button', { name: /^Hands/u })).toBeNull()
})

test('things beside words change places', async () => {
  const things = ['tap', 'cup', 'apple'].map((what) => ({ what, count: 1 }))
  const { plan, open, user } = await openPlan({ shot: planned({ ...SCENE, form: 'words', cast: [], things }) })
  await open('What')
  expect(screen.getByText(/^Up to three people and things stand beside the words/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Move tap up' })).toBeNull()
  await user.click(button('Move apple up'))
  await user.click(button('Move apple up'))
  expect(plan().things.map(({ what }) => what)).toEqual(['apple', 'tap', 'cup'])
})

test('the transition from the shot before is chosen; the first shot has none', async () => {
  await openPlan({ others: [planned(SCENE)] })
  expect(screen.queryByRole('button', { name: /^Begins/u })).toBeNull()
  cleanup()
  const { plan, open, choose, session } = await openPlan({ shot: { ...planned(SCENE), lexorank: 'zz' }, others: [planned(SCENE)] })
  await open('Begins')
  await choose('From the shot before', 'Dissolve')
  expect(plan()).toEqual({ ...SCENE, transition: 'dissolve' })
  expect([session.undo(), plan()]).toEqual([true, SCENE])
})

test('an added figure has the look that it has in other shots; figures can be removed', async () => {
  const other: ShotPlan = { ...SCENE, cast: [{ ...SCENE.cast[0]!, id: 'the queen', what: 'queen' }] }
  const { plan, open, search, user } = await openPlan({ others: [planned(other)] })
  await open('Who')
  await search('Add a person or an animal', 'queen', /^queen/u)
  expect(plan().cast.map(({ id }) => id)).toEqual(['p1', 'the queen'])
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Add a person or an animal' }).value).toBe('')
  await user.click(button('Remove old man'))
  expect(plan().cast.map(({ id }) => id)).toEqual(['the queen'])
})

test('things: name, count and event are edited by keyboard', async () => {
  const { plan, open, choose, user } = await openPlan({ shot: planned({ ...SCENE, things: [{ what: 'map', count: 1 }] }) })
  await open('What')
  const name = screen.getByRole('combobox', { name: 'Thing 1' })
  await user.clear(name)
  await user.type(name, 'lant')
  await screen.findByRole('option', { name: /^lantern/u })
  await user.keyboard('{Enter}')
  const count = screen.getByRole('textbox', { name: 'Count: lantern' })
  await user.clear(count)
  await user.type(count, '1500')
  await user.tab()
  await user.click(button('One less: lantern'))
  await choose('Event: lantern', 'glows')
  expect(plan().things).toEqual([{ what: 'lantern', count: 999, event: 'glow' }])
  await choose('Event: lantern', 'None')
  expect(plan().things).toEqual([{ what: 'lantern', count: 999 }])
  await choose('State: lantern', 'rusty')
  expect(plan().things).toEqual([{ what: 'lantern', count: 999, state: 'rusty' }])
  await choose('State: lantern', 'As usual')
  expect(plan().things).toEqual([{ what: 'lantern', count: 999 }])
})

test('a name that nothing draws is offered as text on screen, not as the nearest thing', async () => {
  const { plan, open, search } = await openPlan({ shot: planned({ ...SCENE, things: [] }) })
  await open('What')
  await search('Add a thing', 'vulture nest', 'Show “vulture nest” as text on screen')
  expect(plan().things).toEqual([])
  expect(plan().text).toEqual([...SCENE.text, { words: 'vulture nest', role: 'key', at: 0 }])
})

test('where: place, hour, weather and mood', async () => {
  const { plan, open, choose, search } = await openPlan()
  await open('Where')
  await search('Place', 'kit', /^kitchen/u)
  await choose('Hour', 'Night')
  await choose('Weather', 'Rain')
  await choose('Mood', 'Epic')
  await choose('State', 'Flooded')
  expect(plan()).toMatchObject({ place: 'kitchen', placeState: 'flooded', hour: 'night', weather: 'rain', mood: 'epic' })
  await search('Place', 'plain', 'Plain ground')
  expect([plan().place, plan().placeState]).toEqual([undefined, undefined])
})

test('where: a thing behind words alone is chosen and removed, its picture is marked as outdated, and a place takes its turn', async () => {
  const card: ShotPlan = { ...SCENE, form: 'words', cast: [], things: [] }
  const { place: _place, ...alone } = card
  const images = [aTake('i1', 'image', { ai_model: 'builtin/painter', plan: alone })]
  const { plan, current, open, search } = await openPlan({
    shot: { ...planned(alone), activeImageId: 'i1', activeImageUrl: '/media/i1/file' },
    responses: { [TAKES]: takesResponse({ images }) },
  })
  await screen.findByRole('button', { name: 'Picture 1, in the film' })
  await open('Where')
  await search('Backdrop', 'lightho', /^lighthouse/u)
  expect(plan()).toEqual({ ...alone, backdrop: 'lighthouse' })
  expect(current().imagePrompt).toContain('lighthouse')
  expect(screen.getByText('Backdrop: lighthouse, Dusk, Fog')).toBeTruthy()
  expect(screen.getByText('The picture still shows the earlier plan. Regenerate it to see this one.')).toBeTruthy()
  await search('Backdrop', 'kit', /^kitchen.*place/u)
  expect(plan()).toEqual({ ...alone, backdrop: 'place/kitchen' })
  expect(screen.getByText('Backdrop: kitchen, Dusk, Fog')).toBeTruthy()
  await search('Backdrop', 'Nothing', 'Nothing but light')
  expect(plan()).toEqual(alone)
  await search('Place', 'kit', /^kitchen/u)
  expect(screen.queryByRole('combobox', { name: 'Backdrop' })).toBeNull()
})

test('where: only places are behind words with a thing beside them', async () => {
  const { place: _place, ...alone } = SCENE
  const { plan, open, search, user } = await openPlan({
    shot: planned({ ...alone, form: 'words', cast: [], things: [{ what: 'apple', count: 1 }] }),
  })
  await open('Where')
  const field = screen.getByRole('combobox', { name: 'Backdrop' })
  await user.clear(field)
  await user.type(field, 'lighthouse')
  expect(screen.queryByRole('option', { name: /^lighthouse/u })).toBeNull()
  await search('Backdrop', 'mark', /^market.*place/u)
  expect(plan().backdrop).toBe('place/market')
})

test('text on screen: words, role and the spoken word with which it appears', async () => {
  const { plan, open, choose, write, user } = await openPlan()
  await open('On screen')
  await write('Text 1: Words', 'Tunguska')
  await choose('Text 1: As', 'Title')
  await choose('Text 1: Appears with', '1908 (word 2)')
  expect(plan().text).toEqual([{ words: 'Tunguska', role: 'title', at: 1 }])
  await user.click(button('Add words'))
  expect(plan().text[1]).toEqual({ words: 'New words', role: 'key', at: 0 })
  await user.click(button('Remove “Tunguska”'))
  expect(plan().text.map(({ words }) => words)).toEqual(['New words'])
})

test('camera: size, angle, move', async () => {
  const { plan, open, choose } = await openPlan()
  await open('Camera')
  await choose('Size', 'Wide')
  await choose('Angle', 'Eye level')
  await choose('Move', 'Still')
  expect(plan().camera).toEqual({ size: 'wide', angle: 'eye', move: 'still' })
})

test('form: a motion graphic starts with the number of the narration and has its data as fields', async () => {
  const { plan, open, choose, write, user } = await openPlan()
  await open('Form')
  await choose('Form', 'Counter')
  expect(plan()).toMatchObject({ form: 'number', graphic: { template: 'counter', from: 0, to: 1908 } })
  await write('To', '107.5')
  await write('Unit', '$')
  await write('Note', 'after a year')
  expect(plan().graphic).toEqual({ template: 'counter', from: 0, to: 107.5, decimals: 0, unit: '$', note: 'after a year' })
  await user.clear(screen.getByRole('textbox', { name: 'Unit' }))
  await user.keyboard('{Enter}')
  await write('Decimals', '9')
  expect(plan().graphic).toEqual({ template: 'counter', from: 0, to: 107.5, decimals: 0, note: 'after a year' })
  await choose('Form', 'Chain of steps')
  await write('Step 2: Label', 'Press')
  await user.click(button('Add step'))
  await user.click(button('Remove step 1'))
  expect(plan()).toMatchObject({ form: 'steps', graphic: { steps: [{ label: 'Press' }, { label: 'Step 3' }, { label: 'Step 4' }] } })
  await choose('Form', 'Key words')
  expect(plan()).toMatchObject({ form: 'words' })
  expect(plan().graphic).toBeUndefined()
})

test.each<readonly [string, ShotGraphic['template'], (data: Awaited<ReturnType<typeof openPlan>>) => Promise<void>, object]>([
  [
    'Curve',
    'curve',
    ({ write }) => write('Point 2: Across', '30'),
    {
      points: [
        { x: 0, y: 0 },
        { x: 30, y: 1908 },
      ],
    },
  ],
  [
    'Bars',
    'bars',
    ({ write }) => write('Bar 1: Value', '243'),
    {
      bars: [
        { label: 'Bar 1', value: 243 },
        { label: 'Bar 2', value: 954 },
      ],
    },
  ],
  ['Growing stacks', 'stack', ({ write }) => write('Column 3: Count', '8'), { columns: [{ count: 1 }, { count: 2 }, { count: 8 }] }],
  ['Percentage ring', 'ring', ({ write }) => write('Percent', '75'), { share: 0.75 }],
  ['Size comparison', 'size', ({ write }) => write('Large one', 'Jupiter'), { large: { label: 'Jupiter' } }],
  ['A hundred dots', 'dots', ({ write }) => write('Count', '7'), { count: 7 }],
  ['Timeline', 'timeline', ({ write }) => write('Point 1: When', '1911'), { points: [{ when: '1911' }] }],
  ['Map', 'map', ({ write }) => write('Lit countries', 'ca, us'), { countries: ['CA', 'US'] }],
  [
    'Cause and effect',
    'cause',
    ({ user, write }) => user.click(button('Add link')).then(() => write('Link 1: Label', 'Heat')),
    { between: ['Heat'] },
  ],
  ['Cutaway of layers', 'cutaway', ({ write }) => write('Layer 1: Note', 'thin'), { layers: [{ note: 'thin' }, {}, {}] }],
  ['Numbered list', 'list', ({ write }) => write('Item 3: Label', 'Games'), { items: [{}, {}, { label: 'Games' }] }],
  ['Word card', 'words', ({ write }) => write('Key words', 'fox'), { words: 'In 1908 a fox, two foxes.', key: 'fox' }],
])('the data of %s is edited', async (name, template, edit, data) => {
  const editor = await openPlan()
  await editor.open('Form')
  await editor.choose('Form', name)
  await edit(editor)
  expect(editor.plan().graphic).toMatchObject({ template, ...data })
})

test('a curve that would go back is marked and refused', async () => {
  const { plan, open, choose, user } = await openPlan()
  await open('Form')
  await choose('Form', 'Curve')
  const field = screen.getByRole('textbox', { name: 'Point 2: Across' })
  await user.clear(field)
  await user.type(field, '-1')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.keyboard('{Enter}')
  expect(plan().graphic).toMatchObject({ points: [{ x: 0 }, { x: 10 }] })
})

test('a prompt written by hand replaces the plan, which says so and leads back', async () => {
  const { current, user } = await openPlan()
  const prompt = screen.getByRole('textbox', { name: 'Image prompt' })
  await user.clear(prompt)
  await user.type(prompt, 'A hare')
  await user.tab()
  expect(current()).toMatchObject({ imagePrompt: 'A hare', plan: null })
  expect(screen.getByText('Your own prompt has taken the place of the plan: it decides what is drawn.')).toBeTruthy()
  await user.click(button('Back to the plan'))
  expect(current()).toMatchObject({ plan: SCENE, ...promptsOfPlan(SCENE) })
})

test('the picture of an earlier plan is marked; regenerating it has its price beside it', async () => {
  const images = [aTake('i1', 'image', { ai_model: 'builtin/painter', plan: SCENE })]
  const active = { activeImageId: 'i1', activeImageUrl: '/media/i1/file' }
  const { open, choose } = await openPlan({ shot: { ...planned(SCENE), ...active }, responses: { [TAKES]: takesResponse({ images }) } })
  await screen.findByRole('button', { name: 'Picture 1, in the film' })
  const note = 'The picture still shows the earlier plan. Regenerate it to see this one.'
  expect(screen.queryByText(note)).toBeNull()
  await open('Where')
  await choose('Hour', 'Night')
  expect(screen.getByText(note)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Regenerate image/u })).toBeTruthy()
  await choose('Hour', 'Dusk')
  expect(screen.queryByText(note)).toBeNull()
})

test('a shot without a plan is planned by the server from its saved words', async () => {
  const { plan, calls, user, session } = await openPlan({
    shot: { imagePrompt: 'A fox', voiceOver: 'A fox sleeps.' },
    responses: { [PLAN]: { body: { plan: EXAMPLE_PLAN } } },
  })
  expect(screen.getByText('This shot has no plan: its prompt decides what is drawn.')).toBeTruthy()
  await user.click(button('Plan this shot'))
  await waitFor(() => expect(plan()).toEqual(EXAMPLE_PLAN))
  expect(calls(PLAN).length).toBe(1)
  session.undo()
  await screen.findByRole('button', { name: 'Back to the plan' })
})

test('words that cannot be planned say so, and the shot stays as it is', async () => {
  const { current, user } = await openPlan({ shot: { voiceOver: 'El zorro duerme.' }, responses: { [PLAN]: { body: { plan: null } } } })
  await user.click(button('Plan this shot'))
  expect(await screen.findByText('These words cannot be planned.')).toBeTruthy()
  expect(current().plan).toBeNull()
})

test('a story in another language can be planned, and a plan can be started by hand', async () => {
  const { plan, user } = await openPlan({ shot: { voiceOver: 'El zorro duerme.' }, story: { inputs: { language: 'es' } } })
  expect(button('Plan this shot').disabled).toBe(false)
  await user.click(button('Start an empty plan'))
  expect(plan()).toMatchObject({ form: 'scene', cast: [], things: [] })
})

test('a read-only story shows its plan and refuses edits', async () => {
  const { open } = await openPlan({ readOnlyReason: 'Being made' })
  await open('Camera')
  expect(screen.getByRole<HTMLFieldSetElement>('group', { name: 'Camera' }).disabled).toBe(true)
  await open('Who')
  expect(screen.getByRole<HTMLFieldSetElement>('group', { name: 'Who' }).disabled).toBe(true)
  expect(button('Plan it again').disabled).toBe(true)
})

test('close-ups of ASMR stories have no plan', async () => {
  await openPlan({ shot: { imagePrompt: 'Soap' }, story: { categoryId: 'asmr_video' } })
  expect(screen.queryByRole('region', { name: 'What the shot shows' })).toBeNull()
})
