import { expect, test } from 'vitest'
import { missingInputs } from './best-row.ts'
import { requestCost } from './request-cost.ts'
import { SHIPPED_ROWS } from './shipped-rows.ts'
import { trialRequest } from './trial-request.ts'

const rowOf = (id: string) => SHIPPED_ROWS.find((row) => row.id === id)!

test('every shipped model that makes something of words or a picture can be tried, with all that it requires', () => {
  for (const row of SHIPPED_ROWS) {
    const request = trialRequest(row)
    if (['talk', 'act', 'transcription'].includes(row.kind)) expect(request, row.id).toBeNull()
    else expect(missingInputs(row, request!), row.id).toEqual([])
  }
})

test.each([
  ['fal:flux-dev', 0.025],
  ['fal:kling-2.5-turbo-pro', 0.35],
  // 2 s at 720p and its price per call.
  ['fal:vidu-q2-pro', 0.2],
  // 4 s at 480p without sound.
  ['fal:seedance-1.5-pro', 0.048],
  ['comfyui:sdxl', 0],
])('a trial of %s takes the cheapest choices: $%d', (id, usd) => {
  const row = rowOf(id)
  expect(requestCost(row, trialRequest(row)!)).toBeCloseTo(usd, 6)
})
