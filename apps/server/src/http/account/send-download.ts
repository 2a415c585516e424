import { accountFiles } from '../../account/account-files.ts'
import { zipFiles } from '../../platform/zip/write-zip.ts'
import type { RequestContext } from '../kernel/context.ts'
import { signedIn } from '../kernel/signed-in.ts'

/** `GET|HEAD /api/me/download`: all data of an account as a zip; HEAD checks whether a download is allowed. 401, 429. */
export async function sendDownload(request: Request, context: RequestContext): Promise<Response> {
  const { id, username } = signedIn(context)
  const { services } = context
  await services.limit('download', id)
  const day = new Date().toISOString().slice(0, 10)
  const headers = { 'Content-Type': 'application/zip', 'Content-Disposition': `attachment; filename="fablecut-${username}-${day}.zip"` }
  if (request.method === 'HEAD') return new Response(null, { headers })
  return new Response(zipFiles(accountFiles(services.db, id), services.storage), { headers })
}
