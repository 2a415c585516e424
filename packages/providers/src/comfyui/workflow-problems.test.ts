import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import { expect, test } from 'vitest'
import { OBJECT_INFO } from '../../../../tests/standins/comfyui/object-info.ts'
import { workflowProblems } from './workflow-problems.ts'

const node = (classType: string, inputs: object) => ({ class_type: classType, inputs })
const WORKFLOW = {
  1: node('CheckpointLoaderSimple', { ckpt_name: 'sd_xl_base_1.0.safetensors' }),
  2: node('LoadImage', { image: 'fablecut/abc.png' }),
  3: node('SaveImage', { images: ['2', 0], filename_prefix: 'a' }),
}
const problemsOf = (changes: object) => workflowProblems({ ...WORKFLOW, ...changes }, OBJECT_INFO)

test('a workflow whose nodes and files are all there has no problem', () => {
  expect(problemsOf({})).toEqual([])
})

test.each(SHIPPED_ROWS.filter(({ provider }) => provider === 'comfyui').map(({ id, fixed }) => [id, fixed] as const))(
  'the shipped workflow %s needs only nodes of ComfyUI itself and the files that are named',
  (_, workflow) => {
    expect(workflowProblems(workflow, OBJECT_INFO)).toEqual([])
  },
)

test('nodes and model files that are missing are named', () => {
  const problems = problemsOf({
    1: node('CheckpointLoaderSimple', { ckpt_name: 'animagine.safetensors' }),
    4: node('VAELoader', { vae_name: 'flux.vae.safetensors' }),
    5: node('VHS_VideoCombine', {}),
  })
  expect(problems).toEqual([
    'Node 1 (CheckpointLoaderSimple) needs the file animagine.safetensors as ckpt_name, which the server does not have.',
    'Node 4 (VAELoader) needs the file flux.vae.safetensors as vae_name, which the server does not have.',
    'Node 5 needs VHS_VideoCombine, which the server does not have: update ComfyUI or install the extension with it.',
  ])
})

test('values that the server does not know are told with those that it knows, in both forms of the description', () => {
  const loader = (type: string) => node('CLIPLoader', { clip_name: 'umt5_xxl_fp8_e4m3fn_scaled.safetensors', type })
  expect(problemsOf({ 4: loader('wan') })).toEqual([])
  expect(problemsOf({ 4: loader('wan3') })).toEqual([
    'Node 4 (CLIPLoader) has "wan3" as type; the server knows stable_diffusion, sd3, wan, ace.',
  ])
  const older = { Old: { input: { required: { mode: [['a', 'b']] } } } }
  expect(workflowProblems({ 1: node('Old', { mode: 'c' }) }, older)).toEqual(['Node 1 (Old) has "c" as mode; the server knows a, b.'])
})

test('inputs that are missing, and links to nodes that are, are named', () => {
  expect(problemsOf({ 3: node('SaveImage', { images: ['9', 0] }) })).toEqual([
    'Node 3 (SaveImage) lacks its input filename_prefix.',
    'Node 3 (SaveImage) takes images from node 9, which the workflow does not have.',
  ])
})

test('a field that was mapped to a node that is not there is named', () => {
  expect(problemsOf({ 12: { inputs: { text: 'A fox' } } })).toEqual(['Node 12 is not part of the workflow.'])
})

test('a workflow that saves nothing, and one for the editor, say what to do', () => {
  expect(workflowProblems({ 1: WORKFLOW[1] }, OBJECT_INFO)).toEqual([expect.stringMatching(/saves no result/u)])
  const forEditor = { nodes: [{ id: 1, type: 'SaveImage' }], links: [], version: 0.4 }
  for (const workflow of [forEditor, null, [], 'x', { 1: 'x' }])
    expect(workflowProblems(workflow, OBJECT_INFO)).toEqual([expect.stringMatching(/Export \(API\)/u)])
})
