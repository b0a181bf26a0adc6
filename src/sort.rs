//! Sorting short lists, or long ones that are nearly in order. The standard library's sorts are
//! made for large ones, and each use of them adds several kilobytes to the wasm module.

/// Sorts by insertion. Equal elements keep their order.
pub(crate) fn insertion_sort<T>(list: &mut [T], key: impl Fn(&T) -> u64) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at - 1]) > key(&list[at]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_sorted_and_ties_keep_their_order() {
        let mut random = 1_u32;
        for len in 0..40 {
            let mut list: Vec<(u64, usize)> = (0..len)
                .map(|n| {
                    random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (u64::from(random >> 28), n)
                })
                .collect();
            let mut expected = list.clone();
            expected.sort();
            insertion_sort(&mut list, |(key, _)| *key);
            assert_eq!(list, expected);
        }
    }
}
