import { useEffect } from 'react';

interface Choice {
  groupId: string;
  value: string;
}

const chosen = 'tab-chosen';

/**
 * Shares choices among the sets of tabs of a group. Upstream uses the browser's storage for that,
 * which may be blocked or full.
 *
 * @param groupId group of the set; sets without a group don't share
 * @param select called with choices of all sets of the group, maybe of a tab that this set lacks
 * @returns a function that shares a choice
 */
export function useGroup(
  groupId: string | undefined,
  select: (value: string) => void,
): (value: string) => void {
  useEffect(() => {
    const follow = (event: Event) => {
      const { detail } = event as CustomEvent<Choice>;
      if (detail.groupId === groupId) select(detail.value);
    };
    window.addEventListener(chosen, follow);
    return () => window.removeEventListener(chosen, follow);
  }, [groupId, select]);

  return (value) => {
    if (groupId === undefined) select(value);
    else window.dispatchEvent(new CustomEvent<Choice>(chosen, { detail: { groupId, value } }));
  };
}
