import { SUBJECT_KINDS, type SubjectKind } from '@fablecut/domain/moderation/actions'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { SubjectPage } from '../../features/admin/moderation/subject-page.tsx'
import { requireStaff } from '../../session/require-session.ts'

const isKind = (kind: string): kind is SubjectKind => (SUBJECT_KINDS as readonly string[]).includes(kind)

export const Route = createFileRoute('/admin/reports/$kind/$id')({
  beforeLoad: async ({ context, location, params }) => {
    await requireStaff(context.queryClient, location.href)
    if (!isKind(params.kind)) throw notFound()
  },
  component: Subject,
})

function Subject() {
  const { kind, id } = Route.useParams()
  return isKind(kind) ? <SubjectPage key={`${kind} ${id}`} kind={kind} id={id} /> : null
}
