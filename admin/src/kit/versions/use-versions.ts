import type { VersionedName } from '@sanabel/contract/entities/index';
import { VERSIONS_PER_ITEM } from '@sanabel/contract/limits';
import { type VersionLine, versionLine, type WholeVersion, wholeVersion } from '@sanabel/contract/versions';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { call } from '../data/call.ts';

/** Number that the list shows at first. */
const FIRST = 5;

const lines = z.array(versionLine);

const readLines = async (list: VersionedName, id: string, count: number): Promise<{ lines: VersionLine[]; total: number }> => {
  const range = encodeURIComponent(JSON.stringify([0, count - 1]));
  const { json, headers } = await call(`/versions/${list}/${encodeURIComponent(id)}?range=${range}`);
  return { lines: lines.parse(json), total: Number(headers.get('Content-Range')?.split('/')[1] ?? 0) };
};

/** Newest first. Every save of the list invalidates them. */
export const useVersions = (list: VersionedName, id: string, areAllWanted: boolean) => {
  const count = areAllWanted ? VERSIONS_PER_ITEM : FIRST;
  return useQuery({
    queryKey: [list, 'versions', id, count],
    queryFn: () => readLines(list, id, count),
    placeholderData: (before) => before,
  });
};

export const readVersion = async (id: string): Promise<WholeVersion> =>
  wholeVersion.parse((await call(`/versions/${encodeURIComponent(id)}`)).json) as WholeVersion;

/** Versions never change. */
export const useVersion = (id: string | undefined) =>
  useQuery({
    queryKey: ['version', id],
    queryFn: () => readVersion(id ?? ''),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
