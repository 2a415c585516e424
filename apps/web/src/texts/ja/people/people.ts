import type * as english from '../../people/people.ts'
import { formatCount } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const peopleTexts: Translation<typeof english.peopleTexts> = {
  like: {
    label: (title, likes) => `${title} にいいね、いいね${likes}件`,
    like: 'いいね',
    count: formatCount,
    tabs: '一覧',
    stories: 'ストーリー',
    liked: 'いいね済み',
    noneLiked: 'いいねしたストーリーはまだありません。いいねしたものはここに表示され、自分だけが見られます。',
  },
  follow: {
    follow: 'フォロー',
    following: 'フォロー中',
    label: (name) => `${name} をフォロー`,
    followers: (count) => `フォロワー${formatCount(count)}人`,
    followed: (count) => `フォロー中${formatCount(count)}人`,
    followersOf: (name) => `${name} のフォロワー`,
    followedBy: (name) => `${name} がフォロー中`,
    noFollowers: 'まだ誰もいません。',
    loading: 'ユーザーを読み込み中',
    failed: 'ユーザーを読み込めませんでした',
    more: 'もっと見る',
    tab: 'フォロー中',
    empty: 'まだ何もありません。フォローした人の新しいストーリーがここに表示されます。',
    suggested: 'おすすめのユーザー',
  },
  profile: {
    bio: '自己紹介',
    bioHint: (left) => `残り${left}文字。プロフィールで誰でも読めます。`,
    links: 'リンク',
    linksHint: '5件まで、1行に1件、それぞれ https:// で始めてください',
    save: '保存',
    saved: 'プロフィールを保存しました',
  },
  block: {
    block: 'ブロック',
    unblock: 'ブロック解除',
    label: (name) => `${name} のブロックを解除`,
    confirm: (name) => `${name} をブロックしますか？`,
    confirmText:
      '相手はあなたをフォローしたり、ストーリーにいいねやコメントをしたりできなくなります。相手のストーリーも表示されなくなります。相手には通知されません。',
    blocked: 'このユーザーをブロックしているため、ストーリーは表示されません。',
    done: (name) => `${name} をブロックしました`,
    title: 'ブロックしたユーザー',
    note: 'あなたをフォローすることも、ストーリーにいいねやコメントをすることもできません。相手のストーリーは表示されません。',
  },
}
