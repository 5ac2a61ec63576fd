import { useStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { ConfigInfo } from '../../../shared/contract/home.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { clearKeepingLikes, createClientStorage } from './client-storage.ts'
import { createTabChannel, type TabChannel, type Unread } from './tab-channel.ts'

/** The signed-in person in local storage: the phone only as ciphertext for a key of this browser. */
export type StoredUser = {
  userID: string
  teamName: string | null
  isStaff: boolean
  /** Missing in what an earlier build has stored. */
  otherTeams?: { teamID: string; name: string }[]
  /** A compact JWE; decrypted with the key that `traceId` names. */
  phone?: string | null
  traceId?: string | null
}

/** The part that is kept in local storage, under the specification's names. */
export type PersistedState = {
  userInfo: StoredUser | null
  /** The acting team, 0 for none. */
  teamID: string | 0
  headerDot: 0 | 1
  toolBadgeNum: number
  vcBadgeNum: number
  resourceBadgeNum: number
  internalMessageNum: number
  /** Mirrors the language of the path; never decides anything. */
  lang: Locale
  teaminfo: { info: { teamID: string } } | null
  /** As answered: personal texts are ciphertext, `traceId` names their key. */
  organizationList: { data: unknown; traceId: string | null } | null
  fieldMenu: ConfigInfo['fieldMenu']
  footerInfo: Pick<ConfigInfo, 'type' | 'outsideLink' | 'footerLogos'>
  FieldList: ConfigInfo['FieldList']
  hotBanner: ConfigInfo['hotBanner']
  likeDataTwo: string[]
  volunteerLike: string[]
}

export type ClientState = PersistedState & {
  /** In memory only and never masked, because it fills forms: undefined until known, null if none. */
  phone: string | null | undefined
}

const empty: ClientState = {
  userInfo: null,
  teamID: 0,
  headerDot: 0,
  toolBadgeNum: 0,
  vcBadgeNum: 0,
  resourceBadgeNum: 0,
  internalMessageNum: 0,
  lang: 'zh',
  teaminfo: null,
  organizationList: null,
  fieldMenu: [],
  footerInfo: { type: 'normal', outsideLink: [], footerLogos: [] },
  FieldList: [],
  hotBanner: { img: '', link: '' },
  likeDataTwo: [],
  volunteerLike: [],
  phone: undefined,
}

/** The shared state of this browser with its rules; tests pass a storage and a channel of their own. */
export function createClientState(storage: () => Storage, channel: TabChannel) {
  const store = createStore<ClientState>()(
    persist(() => empty, {
      name: 'yisun',
      storage: createClientStorage(storage),
      partialize: ({ phone: _, ...persisted }) => persisted,
    }),
  )
  const { setState, getState } = store

  const showUnread = (unread: Unread) =>
    setState({
      toolBadgeNum: unread.tool,
      vcBadgeNum: unread.venture,
      resourceBadgeNum: unread.resource,
      internalMessageNum: unread.internal,
      headerDot: Object.values(unread).some((count) => count > 0) ? 1 : 0,
    })

  const forget = () => {
    const { likeDataTwo, volunteerLike, lang } = getState()
    clearKeepingLikes(storage())
    // Lists that were kept for a day without network; browsers have none on plain http.
    void globalThis.caches?.delete('yisun-day-lists')
    setState({ ...empty, likeDataTwo, volunteerLike, lang }, true)
  }

  channel.listen((news) => {
    if (news.kind === 'headerDot') showUnread(news.unread)
    if (news.kind === 'signedOut' && getState().userInfo) forget()
  })

  return {
    store,
    /** Stores the signed-in person; {} means nobody. Another person's phone and lists are dropped. */
    setUser(user: StoredUser | Record<string, never> | null) {
      const next = user && 'userID' in user ? (user as StoredUser) : null
      const isSame = getState().userInfo?.userID === next?.userID
      setState({
        userInfo: next,
        ...(!isSame && { phone: undefined, teamID: 0, teaminfo: null, organizationList: null }),
      })
    },
    setPhone(phone: string | null | undefined) {
      setState({ phone })
    },
    setTeam(teaminfo: PersistedState['teaminfo']) {
      setState({ teaminfo, teamID: teaminfo?.info.teamID ?? 0 })
    },
    /** After an illegal operation: back to the stored team, or none. */
    resetTeam() {
      setState({ teamID: getState().teaminfo?.info.teamID || 0 })
    },
    setOrganizationList(organizationList: PersistedState['organizationList']) {
      setState({ organizationList })
    },
    /** Stores the four counts and the dot, and tells the other tabs. */
    setUnread(unread: Unread) {
      showUnread(unread)
      channel.post({ kind: 'headerDot', headerDot: getState().headerDot, unread })
    },
    setConfig(config: ConfigInfo, lang: Locale) {
      const { type, outsideLink, footerLogos, fieldMenu, FieldList, hotBanner } = config
      setState({ footerInfo: { type, outsideLink, footerLogos }, fieldMenu, FieldList, hotBanner, lang })
    },
    /** Forgets everything of a login except likes; `tellTabs` if this tab is the first to know. */
    clear({ tellTabs }: { tellTabs: boolean }) {
      forget()
      if (tellTabs) channel.post({ kind: 'signedOut' })
    },
  }
}

/** The shared state of this browser. */
export const clientState = createClientState(browserStorage, createTabChannel())

/** A part of the shared state; the component renders again when that part changes. */
export function useClientState<T>(select: (state: ClientState) => T): T {
  return useStore(clientState.store, select)
}

/** Local storage, or an inert one while the server renders the page. */
function browserStorage(): Storage {
  return typeof localStorage === 'undefined' ? noStorage : localStorage
}

const noStorage: Storage = {
  length: 0,
  clear() {},
  getItem: () => null,
  key: () => null,
  removeItem() {},
  setItem() {},
}
