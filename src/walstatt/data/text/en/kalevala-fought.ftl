kalevala-warning-line-idle = { $place }: “{ $order }” is never carried out: its condition cannot hold, or a line before it holds whenever this one does.
