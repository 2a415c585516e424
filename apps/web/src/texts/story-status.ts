import { translated } from './locale/translated.ts'

/** Status labels and failure messages. Failure texts are literal. */
export const statusTexts = translated('statusTexts', {
  draft: 'Draft',
  pending: 'Pending',
  processing: 'Processing',
  paused: 'Paused',
  completed: 'Completed',
  failed: 'Failed',
  exportFailed: 'Export failed',
  canceledLabel: 'Canceled',
  canceled: 'Workflow was canceled',
  /** Of a take that failed without a reason. */
  generationError: 'Generation Error',
  /** A run that failed without a reason, and one that did not end while it was polled. */
  executionFailed: 'Workflow execution failed',
  timedOut: (attempts: number) => `Workflow timed out after ${attempts} attempts`,
  steps: ['Creating Story Script', 'Creating Images', 'Creating Videos'],
  failures: {
    creating_story: 'Creating story failed. The credits has been refunded.',
    generating_storyboard: 'Generating storyboard failed. The credits has been refunded.',
    generating_images: 'Generating images failed. The credits has been refunded.',
    generating_videos: 'Generating videos failed. The credits has been refunded.',
    generating_timeline: 'Generating timeline failed. Please try the recover option.',
    exporting_video: 'Exporting video failed. Please try the recover option.',
    user_exporting_video: 'Exporting video failed. Please try again.',
  },
  /** For team-mates, who can't resolve the failure themselves. */
  failuresOfAnother: {
    generating_timeline: 'Generating timeline failed. Its creator can recover it for free.',
    exporting_video: 'Exporting video failed. Its creator can recover it for free.',
    user_exporting_video: 'Exporting video failed. Its creator can try again.',
  },
  anyFailure: 'Something went wrong. The credits has been refunded.',
} as const)
