import DataLoader from 'dataloader'

/**
 * Has calls that come at the same moment, as a screen's all do, share one statement. It is sent after each of
 * them has come, and nothing is kept of it, so that nobody is answered by what was. (By itself a DataLoader sends
 * before the next call is heard of: each comes by an event of its own.)
 * @param read what is found by these keys, one for each of them and in their order
 */
export const sharingReads = <Key, Found>(read: (keys: readonly Key[]) => Promise<Found[]>) =>
  new DataLoader(read, { cache: false, batchScheduleFn: (send) => setTimeout(send) })
