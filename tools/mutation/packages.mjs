/**
 * The sampled packages: `share` of all mutants, the tests that may kill one, and the part that must be killed (`aim`, 0 to 1; none: reported only).
 */
export const PACKAGES = [
  { name: 'domain', folder: 'packages/domain/src', share: 0.2, projects: ['unit'], aim: 0.8 },
  { name: 'contracts', folder: 'packages/contracts/src', share: 0.05, projects: ['unit'], aim: 0.8 },
  { name: 'server', folder: 'apps/server/src', share: 0.2, projects: ['unit', 'db', 'media'], aim: 0.8 },
  { name: 'web', folder: 'apps/web/src', share: 0.25, projects: ['unit', 'component', 'component-mock'], aim: 0.65 },
  { name: 'render', folder: 'packages/render/src', share: 0.1, projects: ['unit', 'media'], aim: 0.65 },
  { name: 'director', folder: 'packages/director/src', share: 0.1, projects: ['unit'] },
  { name: 'generation', folder: 'packages/generation/src', share: 0.02, projects: ['unit'] },
  { name: 'interchange', folder: 'packages/interchange/src', share: 0.1, projects: ['unit'], aim: 0.65 },
  { name: 'providers', folder: 'packages/providers/src', share: 0.03, projects: ['unit'] },
  { name: 'studio', folder: 'packages/studio/src', share: 0.05, projects: ['unit', 'media'] },
]

/** Projects that need a database or media programs. */
export const SLOW_PROJECTS = ['db', 'media']
