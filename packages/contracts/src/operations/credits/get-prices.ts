import { oc } from '@orpc/contract'
import { z } from 'zod'

/** The price book that server and forms share; values are credits. Source: CD-76, C-400. */
export const getPrices = oc
  .route({ method: 'GET', path: '/credits/prices', tags: ['Credits'], summary: 'Read the price book' })
  .output(z.record(z.string(), z.unknown()))
