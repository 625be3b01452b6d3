import { useEffect } from 'react';

interface Choice {
  groupId: string;
  value: string;
}

const chosen = 'tab-chosen';

/**
 * Spreads choices among the tabs of a group, as upstream does through the browser's storage, which
 * may be forbidden or full.
 *
 * @param groupId group of the tabs; without one each set chooses for itself
 * @param select called with each choice, of this set or another; it may name a tab that this set
 * does not have
 * @returns makes a choice
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
