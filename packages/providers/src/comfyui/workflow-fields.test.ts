import { SHIPPED_ROWS } from '@fablecut/generation/catalogue/shipped-rows'
import { expect, test } from 'vitest'
import { describeWorkflow } from './workflow-fields.ts'

const rowOf = (id: string) => SHIPPED_ROWS.find((row) => row.id === id)!

test.each(['comfyui:sdxl', 'comfyui:wan2.2-5b', 'comfyui:ace-step'])('the fields of %s are where its row writes them', (id) => {
  const { fixed, send, result } = rowOf(id)
  const { fields, results } = describeWorkflow(fixed)!
  expect(fields).toEqual(
    Object.fromEntries(
      Object.entries({
        prompt: send.prompt?.to,
        negativePrompt: send.negativePrompt?.to,
        seed: send.seed?.to,
        width: send.size?.to,
        height: send.size?.height,
        frames: send.seconds?.as === 'frames' ? send.seconds.to : undefined,
        seconds: send.seconds?.as === 'number' ? send.seconds.to : undefined,
        image: send.image?.to,
      }).filter(([, path]) => path !== undefined),
    ),
  )
  expect(results).toEqual([result])
})

test('inputs that come from other nodes are not offered', () => {
  const { inputs } = describeWorkflow(rowOf('comfyui:sdxl').fixed)!
  expect(inputs.map(({ path }) => path)).toContain('3.inputs.steps')
  expect(inputs.map(({ path }) => path)).not.toContain('3.inputs.model')
})

test('positive and negative words are told apart behind a node that has both', () => {
  const workflow = {
    1: { class_type: 'CLIPTextEncode', inputs: { text: 'bad' } },
    2: { class_type: 'CLIPTextEncode', inputs: { text: 'good' } },
    3: { class_type: 'ControlNetApplyAdvanced', inputs: { negative: ['1', 0], positive: ['2', 0] } },
    4: { class_type: 'KSampler', inputs: { positive: ['3', 0], negative: ['3', 1], seed: 1 } },
  }
  expect(describeWorkflow(workflow)!.fields).toEqual({ prompt: '2.inputs.text', negativePrompt: '1.inputs.text', seed: '4.inputs.seed' })
})

test('nodes in a circle are no trouble', () => {
  const workflow = {
    1: { class_type: 'A', inputs: { conditioning: ['2', 0] } },
    2: { class_type: 'B', inputs: { positive: ['1', 0] } },
  }
  expect(describeWorkflow(workflow)!.fields).toEqual({})
})

test('a workflow of the editor is none', () => {
  expect(describeWorkflow({ nodes: [], links: [] })).toBeNull()
})
