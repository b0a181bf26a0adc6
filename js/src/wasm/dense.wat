;; Decodes a text of `scripts/package/dense.mjs` in place. A space and `!` turn to another page of the
;; table for the one character that follows; every other character stands for the byte that the table
;; has for it. The build fills in how many pages of memory that takes, and the table.
(module
  (memory (export "memory") $PAGES)
  (data (i32.const 0) "$TABLE")

  ;; The text is from `$at` up to `$end`; so are the bytes, up to the address that is returned.
  (func (export "decode") (param $at i32) (param $end i32) (result i32)
    (local $to i32)
    (local $entry i32)
    (local.set $to (local.get $at))
    (loop $next
      (local.set $entry (i32.load8_u (local.get $at)))
      (if (i32.le_u (local.get $entry) (i32.const 33))
        (then
          (local.set $at (i32.add (local.get $at) (i32.const 1)))
          (local.set $entry
            (i32.add
              (i32.shl (i32.sub (local.get $entry) (i32.const 31)) (i32.const 7))
              (i32.load8_u (local.get $at))))))
      (i32.store8 (local.get $to) (i32.load8_u (local.get $entry)))
      (local.set $to (i32.add (local.get $to) (i32.const 1)))
      (local.set $at (i32.add (local.get $at) (i32.const 1)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $end))))
    (local.get $to)))
