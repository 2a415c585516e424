import { storageFolder } from '../platform/open-storage.ts'
import type { Settings } from '../platform/settings.ts'
import { type CopyResult, copyToBucket, copyToDisk } from '../platform/storage/s3/copy-blobs.ts'

const REPORT_MS = 5_000

type MoveSettings = Pick<Settings, 'dataFolder' | 's3'>

/**
 * Copies all files between the data folder and the bucket of the settings; files that are there already are left out. Returns what is printed. Throws
 * an Error with an instruction without a bucket, or when files are damaged.
 */
export async function moveStorage(settings: MoveSettings, target: string, print: (line: string) => void): Promise<string> {
  if (settings.s3 === null) throw new Error('Set S3_BUCKET and the other S3_ variables of the bucket for this command.')
  const folder = storageFolder(settings)
  const toBucket = target === 'bucket'
  const copy = toBucket ? copyToBucket : copyToDisk
  const result = await copy({ folder, settings: settings.s3, onProgress: progressReport(print) })
  const [from, to] = toBucket ? [folder, settings.s3.bucket] : [settings.s3.bucket, folder]
  if (result.damaged.length > 0) throw new Error(describeDamage(result, from))
  return `${result.copied} files were copied from ${from} to ${to}, which had ${result.present} of them already.`
}

const describeDamage = ({ copied, damaged }: CopyResult, from: string): string =>
  `${copied} files were copied. ${damaged.length} in ${from} are damaged and were not: ${damaged.join(', ')}`

function progressReport(print: (line: string) => void): (done: number, total: number) => void {
  let reportedAt = Date.now()
  return (done, total) => {
    if (Date.now() - reportedAt < REPORT_MS) return
    reportedAt = Date.now()
    print(`${done} of ${total} files`)
  }
}
