import type { ReportedSubject, SubjectDetails } from '@fablecut/contracts/operations/moderation/staff'
import type { WireModerationAction } from '@fablecut/contracts/wire/moderation'

export const TIME = '2026-11-20T10:00:00.000Z'

export const buildAction = (changes: Partial<WireModerationAction> = {}): WireModerationAction => ({
  id: 'a1',
  kind: 'hide',
  subject_kind: 'story',
  subject_id: 's1',
  subject_name: 'The fox',
  account_id: 'u2',
  account_username: 'bea',
  staff_username: 'stella',
  reason: 'Too loud',
  before: {},
  after: {},
  until: null,
  created_at: TIME,
  undone_kind: null,
  is_undone: false,
  objection: null,
  ...changes,
})
export const OBJECTION = { words: 'It is quiet', created_at: TIME, decision: null, answer: null }

const REPORTED: ReportedSubject = {
  subject_kind: 'story',
  subject_id: 's1',
  name: 'The fox who ran all the way home over the long bridge',
  account_username: 'bea',
  thumbnail_url: null,
  reports: 1,
  reasons: [{ reason: 'hate', count: 1 }],
  first_at: TIME,
  last_at: TIME,
}

export const buildSubject = (changes: Partial<SubjectDetails> = {}): SubjectDetails => ({
  kind: 'story',
  id: 's1',
  is_own: false,
  reports: [
    { id: 'r1', reason: 'hate', words: 'They say X', reported_text: null, created_at: TIME, reporter_username: 'ada', is_open: true },
  ],
  story: {
    title: 'The fox',
    is_published: true,
    is_public: false,
    is_hidden: false,
    is_deleted: false,
    film_url: '/media/f/video.mp4',
    thumbnail_url: '/media/t/thumbnail.jpg',
    frames_url: '/media/f/strip.jpg',
    inputs: ['A fox runs'],
    narration: ['The fox runs home'],
    captions: ['runs home'],
  },
  comment: null,
  account: {
    id: 'u2',
    username: 'bea',
    name: 'Bea',
    created_at: TIME,
    is_staff: false,
    is_suspended: false,
    suspended_until: null,
    stories: 4,
    published: 2,
    reports: 5,
    bio: 'I film owls',
    links: ['https://owls.example.org'],
    recent: [{ id: 's2', title: 'The owl', is_published: true, is_hidden: false }],
  },
  actions: [buildAction()],
  ...changes,
})

/** A queue with one reported story and one objection. */
export const buildReportQueue = () => ({
  subjects: [REPORTED],
  total: 1,
  objections: [buildAction({ objection: OBJECTION })],
  objections_total: 1,
})
