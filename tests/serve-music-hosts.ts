import { startMusicHosts } from './music-hosts.ts'

/** The stand-in for Suno and TikTok by itself, at the port that the product of the browser tests is told. */
await startMusicHosts(Number(process.env.MUSIC_HOSTS_PORT))
